/** Of the normal distribution, for intervals that hold the true value in 95 of 100 cases. */
const Z = 1.959963984540054

export interface Interval {
  value: number
  low: number
  high: number
}

/** A share of devices with its Wilson interval, which stays within 0 and 1 and is right for few devices too. */
export function shareOf(hits: number, devices: number): Interval | null {
  if (devices === 0) return null
  const value = hits / devices
  const square = Z * Z
  const scale = 1 + square / devices
  const middle = (value + square / (2 * devices)) / scale
  const half =
    (Z / scale) * Math.sqrt((value * (1 - value)) / devices + square / (4 * devices * devices))
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) }
}

/** How much larger one share is than a base, with the interval of Newcombe, made of the two Wilson intervals. */
export function differenceOf(share: Interval, base: Interval): Interval {
  const value = share.value - base.value
  const below = Math.hypot(share.value - share.low, base.high - base.value)
  const above = Math.hypot(share.high - share.value, base.value - base.low)
  return { value, low: value - below, high: value + above }
}

/**
 * How likely numbers are that differ from these weights as much as the observed ones, if only chance divides devices:
 * Pearson's chi-squared test. null where there is nothing to compare.
 */
export function sampleRatioP(observed: readonly number[], weights: readonly number[]) {
  const total = observed.reduce((sum, count) => sum + count, 0)
  const weight = weights.reduce((sum, one) => sum + one, 0)
  const compared = observed
    .map((count, index) => ({ count, expected: (total * (weights[index] ?? 0)) / weight }))
    .filter(({ expected }) => expected > 0)
  if (compared.length < 2) return null
  const squares = compared.map(({ count, expected }) => (count - expected) ** 2 / expected)
  return chiSquaredTail(
    squares.reduce((sum, one) => sum + one, 0),
    compared.length - 1
  )
}

/** How likely a chi-squared value of at least x is. Closed forms for whole degrees of freedom. */
export function chiSquaredTail(x: number, degrees: number): number {
  const half = x / 2
  const isOdd = degrees % 2 === 1
  let term = isOdd ? 2 * Math.sqrt(half / Math.PI) * Math.exp(-half) : Math.exp(-half)
  let tail = isOdd ? complementaryError(Math.sqrt(half)) : 0
  for (let step = isOdd ? 1.5 : 1; step <= degrees / 2; step += 1) {
    tail += term
    term *= half / step
  }
  return Math.min(1, tail)
}

/** Coefficients of the Chebyshev fit of Numerical Recipes, whose relative error is below 1.2e-7 everywhere. */
const FIT = [
  -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587,
  -0.82215223, 0.17087277,
]

function complementaryError(x: number): number {
  const t = 1 / (1 + x / 2)
  const sum = FIT.reduceRight((inner, coefficient) => inner * t + coefficient, 0)
  return t * Math.exp(-x * x + sum)
}
