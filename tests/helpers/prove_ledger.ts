import { verifyLedger } from '#wallets/queries/verify_ledger'

/**
 * Proves what all tests of a suite together have left in the ledger. A test proves its own players with `faultsOf`, and does not
 * fail for what another one left.
 *
 * @throws with a line for each fault, which fails the run
 */
export async function proveLedger(): Promise<void> {
  const { findings } = await verifyLedger()
  if (findings.length === 0) return
  throw new Error(['the suite leaves a ledger that does not add up:', ...findings].join('\n  '))
}
