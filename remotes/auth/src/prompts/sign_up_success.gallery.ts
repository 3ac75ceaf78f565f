import type { GalleryStates } from '@sidepick/card-kit'

const profile = {
  id: 'user-1',
  username: 'ana.luna',
  avatar: null,
  profileColor: 'e4572e',
}

export const states: GalleryStates = {
  'points kept': {
    props: { props: { username: 'ana.luna', points: 340, bonus: 1_000 } },
    viewer: { loggedIn: true, profile: { ...profile, emailVerified: false } },
  },
  'to verify': {
    viewer: { loggedIn: true, profile: { ...profile, emailVerified: false } },
  },
  'verified': { viewer: { loggedIn: true, profile: { ...profile, emailVerified: true } } },
  'profile under way': { viewer: { loggedIn: true, profile: null } },
}
