import type { CutVersion } from '@sidepick/rules/generated_wire'
import { spansOf } from './spans'

const version = (effectiveFrom: string | null, createdAt: string): CutVersion => ({
  scope: 'global',
  id: null,
  ...{ hostBps: 1, parentBps: 1, referrerBps: 1, distributorBps: 1 },
  effectiveFrom,
  actorId: null,
  createdAt,
})

const JULY = '2026-07-01T00:00:00.000Z'
const AUGUST = '2026-08-01T00:00:00.000Z'
const SEPTEMBER = '2026-09-01T00:00:00.000Z'
const told = (versions: CutVersion[], inForce: string | null) =>
  spansOf(versions, inForce).map(({ version: { effectiveFrom }, until, is }) => [
    effectiveFrom,
    until,
    is,
  ])

describe('Versions of the shares', () => {
  it('are in force from their own instant to that of the next one, whenever they were set', () => {
    const set = [version(JULY, JULY), version(SEPTEMBER, JULY), version(AUGUST, AUGUST)]
    expect(told(set, AUGUST)).toEqual([
      [SEPTEMBER, null, 'toCome'],
      [AUGUST, SEPTEMBER, 'inForce'],
      [JULY, AUGUST, 'past'],
    ])
  })

  it('give way to one for the same instant that was set later', () => {
    const [first, second] = [version(SEPTEMBER, JULY), version(SEPTEMBER, AUGUST)]
    const [last, replaced] = spansOf([second, first], SEPTEMBER)
    expect([last?.version, last?.is]).toEqual([second, 'inForce'])
    expect([replaced?.version, replaced?.is]).toEqual([first, 'past'])
  })

  it('are to come while the built-in shares hold', () => {
    expect(told([version(JULY, JULY)], null)).toEqual([[JULY, null, 'toCome']])
  })

  it('are none before any was set', () => {
    expect(spansOf([], null)).toEqual([])
  })
})
