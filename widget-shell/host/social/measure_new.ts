import type { SocialProvider } from '@sidepick/rules/types'
import type { Scene } from '../app/scene'

/** A provider's sign-in has made an account. */
export const measureNew = ({ measure }: Pick<Scene, 'measure'>, provider: SocialProvider) =>
  measure({ name: 'sign_up', properties: { method: provider } })
