import type { PlayView } from '@sidepick/card-kit'

/** Whether the partner's games of today are all played. */
export const isDayOver = ({ day }: Pick<PlayView, 'day'>): boolean =>
  day !== undefined && day.played >= day.games
