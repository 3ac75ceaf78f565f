import type { Side } from '@sidepick/rules/types'

export const percentOf = (side: Side, sideAPercent: number) =>
  side === 'A' ? sideAPercent : 100 - sideAPercent
