import { assertAnswer } from './assert_answer.js'
import type { Distributor } from './boards.js'
import { aim, isAimed, oneOf, Step } from './command.js'
import type { Economy } from './model.js'
import { move, proveEmail, signUp, signUpQuickly } from './newcomers.js'
import type { World } from './world.js'

const placeOf = (at: Distributor) => (at === 'default' ? '' : ' at the partner')

export class SignUp extends Step {
  constructor(
    private readonly referrer: number | null,
    private readonly at: Distributor
  ) {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const referrer = this.referrer === null ? null : oneOf(economy.players, this.referrer)
    const player = economy.signUp({ referrer, signedUpAt: this.at })
    const by = referrer ? `, brought by ${referrer.name}` : ''
    economy.story.push(`${player.name} signs up${placeOf(this.at)}${by}`)
    assertAnswer('done', await signUp(world, player))
  }
}

export class SignUpQuickly extends Step {
  constructor(private readonly at: Distributor) {
    super()
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const player = economy.signUpQuickly(this.at)
    economy.story.push(`${player.name} signs up${placeOf(this.at)} with an e-mail alone`)
    assertAnswer('done', await signUpQuickly(world, player))
  }
}

export class ProveEmail extends Step {
  constructor(private readonly drawn: number) {
    super()
  }

  override check({ players }: Readonly<Economy>): boolean {
    return players.some(({ about }) => !about.verified)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const player = oneOf(
      economy.players.filter(({ about }) => !about.verified),
      this.drawn
    )
    economy.story.push(`${player.name} proves the e-mail`)
    economy.proveEmail(player)
    await proveEmail(world, player)
  }
}

/** Somebody moves abroad, as a rule one with a prize; or back. */
export class Move extends Step {
  constructor(private readonly drawn: number) {
    super()
  }

  override check(economy: Readonly<Economy>): boolean {
    return isAimed(movable(economy), this.drawn)
  }

  protected async happen(economy: Economy, world: World): Promise<void> {
    const player = aim(movable(economy), economy.players, this.drawn)
    const { about } = player
    economy.story.push(`${player.name} moves ${about.fromUs ? 'abroad' : 'back'}`)
    about.fromUs = !about.fromUs
    await move(world, player)
  }
}

const movable = ({ boards, players }: Readonly<Economy>) => {
  const inLine = boards.all
    .flatMap(({ drawing }) => drawing?.awards ?? [])
    .filter(({ state }) => state === 'offered' || state === 'waiting' || state === 'confirmed')
    .map(({ player }) => player)
  return [...players.filter(({ about }) => !about.fromUs), ...inLine]
}
