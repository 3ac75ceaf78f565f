import type { GalleryStates } from '@sidepick/card-kit'
import { galleryHost } from '../entry/gallery_host'

const host = galleryHost()
const withError = (error: string) => ({ host, props: { query: { method: 'sign_up', error } } })

export const states: GalleryStates = {
  'sign up': { host, props: { query: { method: 'sign_up' }, waitingPoints: 340 } },
  'sign up without providers': { host: galleryHost([]), props: { query: { method: 'sign_up' } } },
  'sign in': { host, props: { query: { method: 'sign_in' } } },
  'access denied': withError('access_denied'),
  'provider error': withError('provider_error'),
  'e-mail missing': withError('email_missing'),
  'link required': withError('link_required'),
}
