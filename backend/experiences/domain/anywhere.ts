import { DEFAULT_DISTRIBUTOR_ID } from '@sidepick/rules/distributors'
import type { ExperiencePlace } from '#experiences/contract'

/** The place of a widget of which nothing is known. */
export const ANYWHERE: ExperiencePlace = {
  widgetMode: 'DEFAULT',
  flavour: 'default',
  distributorId: DEFAULT_DISTRIBUTOR_ID,
  widgetId: '',
  domainId: null,
}
