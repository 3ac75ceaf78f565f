import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import type { GameState } from '@sidepick/rules/types'
import { audit, PLATFORM } from '#shared/privacy/audit'
import { transact } from '#shared/database/transact'
import { PlayedGamesContract } from '#games/contract'
import { LedgerContract, type OpenPot } from '#wallets/contract'

/** In these states everything was paid or returned: escrow and rake must be empty. */
const OVER: ReadonlySet<GameState> = new Set(['ended', 'refunded'])

/** Verifies the ledger and the accounts of finished games, and reports mismatches to admins. */
@inject()
export class ProveLedger {
  constructor(
    private readonly games: PlayedGamesContract,
    private readonly ledger: LedgerContract
  ) {}

  /** One line per mismatch. */
  async handle(): Promise<string[]> {
    const findings = [...(await this.ledger.findFaults()), ...(await this.findLeftovers())]
    if (findings.length > 0) await tell(findings)
    return findings
  }

  private async findLeftovers(): Promise<string[]> {
    const pots = await this.ledger.listOpenPots()
    const states = await this.games.listStates(pots.map(({ gameId }) => gameId))
    return pots.filter(({ gameId }) => OVER.has(states.get(gameId)!)).map(describe)
  }
}

const describe = ({ gameId, account, amount }: OpenPot) =>
  `game ${gameId} is over, and its ${account} holds ${amount}`

async function tell(findings: readonly string[]): Promise<void> {
  logger.error({ findings }, 'the ledger does not agree with itself')
  await transact((trx) =>
    audit(
      {
        ...PLATFORM,
        action: 'ledger.not_sound',
        target: { type: 'ledger', id: 'all' },
        before: null,
        after: { findings },
      },
      trx
    )
  )
}
