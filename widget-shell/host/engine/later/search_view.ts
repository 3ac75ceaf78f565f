import type { PlayView, SearchView } from '@sidepick/card-kit'
import type { VisitSettings, VisitState } from '../visit_state'
import { SCREENS } from './steps'

/** Whether games may be searched for on this screen. */
export const takesSearches = ({ step }: Pick<VisitState, 'step'>) => SCREENS[step.type].searches

/** What cards are told of the search, on a screen that has one. */
export const searchOf = (
  visit: Pick<VisitState, 'step' | 'search'>,
  { searchText: text }: Pick<VisitSettings, 'searchText'>
): Partial<PlayView> =>
  takesSearches(visit) ? { search: visit.search ?? { text, state: 'open' } } : {}

/** What the next screen keeps: the text, and that a search is on its way. */
export const keptSearch = (search: SearchView | null): SearchView | null =>
  search && search.state !== 'asking' ? { ...search, state: 'open' } : search
