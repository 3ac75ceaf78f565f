import { inject } from '@adonisjs/core'
import type { Step, StepName } from '#gameplays/domain/settlement'
import { Change } from '#gameplays/steps/change'
import { Declare } from '#gameplays/steps/declare'
import { Pay } from '#gameplays/steps/pay'
import { Refund } from '#gameplays/steps/refund'
import { Remind } from '#gameplays/steps/remind'
import { Undo } from '#gameplays/steps/undo'
import { Unmatched } from '#gameplays/steps/unmatched'

/** What is done under which name. */
@inject()
export class Steps {
  private readonly byName: Record<StepName, Step>

  constructor(
    declare: Declare,
    undo: Undo,
    change: Change,
    pay: Pay,
    refund: Refund,
    unmatched: Unmatched
  ) {
    const reminders = { first_reminder: new Remind('first'), second_reminder: new Remind('second') }
    this.byName = { declare, undo, change, pay, refund, unmatched, ...reminders }
  }

  get(name: StepName): Step {
    return this.byName[name]
  }
}
