import type { Interval } from '#experiments/domain/statistics'

const inPercent = (share: number) => (share * 100).toFixed(1)

/** `12.0 % (10.2 to 14.0)`; a dash where there is nothing. */
export const percentOf = (share: Interval | null): string =>
  share === null
    ? '–'
    : `${inPercent(share.value)} % (${inPercent(share.low)} to ${inPercent(share.high)})`

const signed = (share: number) => `${share < 0 ? '' : '+'}${inPercent(share)}`

/** `+1.5 points (-0.2 to +3.1)`, with a star where chance does not explain it. */
export const spanOf = (difference: Interval | null): string => {
  if (difference === null) return '–'
  const { value, low, high } = difference
  const isClear = low > 0 || high < 0
  return `${signed(value)} points (${signed(low)} to ${signed(high)})${isClear ? ' *' : ''}`
}
