import type { EntryData } from '@sidepick/rules/types'

/** Where it is stored, for each publisher's site, that a visitor has stopped what moves by itself. */
export const motionKey = ({ host }: Pick<EntryData, 'host'>) => `vs:${host}:motionStopped`
