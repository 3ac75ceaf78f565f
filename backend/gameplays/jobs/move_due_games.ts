import app from '@adonisjs/core/services/app'
import { ScheduledJob } from '#shared/delivery/queue/scheduled_job'
import { MoveDueGames as Move } from '#gameplays/actions/move_due_games'

/** Opens and closes games, cancels undeclared ones, and starts payments when the hold is over. */
export default class MoveDueGames extends ScheduledJob {
  static readonly options = { name: 'move_due_games' }

  async execute(): Promise<void> {
    await (await app.container.make(Move)).handle()
  }
}
