import type { GalleryStates } from '@sidepick/card-kit'

const viewer = (emailVerified: boolean) => ({
  loggedIn: true,
  profile: {
    id: 'user-1',
    username: 'ana.luna',
    avatar: null,
    profileColor: 'e4572e',
    emailVerified,
  },
})

export const states: GalleryStates = {
  'unlocked': {
    viewer: viewer(true),
    props: { props: { level: 2, prize: '$50 gift card' } },
  },
  'of which nothing is known': { viewer: viewer(true) },
  'e-mail to verify': { viewer: viewer(false), props: { props: { level: 3 } } },
}
