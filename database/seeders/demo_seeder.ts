import { BaseSeeder } from '@adonisjs/lucid/seeders'
import { seedCatalogue } from '#database/demo/seed_catalogue'
import { seedLastWeek } from '#database/demo/seed_last_week'
import { seedLists } from '#database/demo/seed_lists'
import { seedPlaces } from '#database/demo/seed_places'
import { seedPlayers } from '#database/demo/seed_players'
import { seedStock } from '#database/demo/seed_stock'
import { seedWinner } from '#database/demo/seed_winner'

/** The demo's content. Ids come from names and nothing is overwritten, so that seeding again changes nothing. */
export default class DemoSeeder extends BaseSeeder {
  async run() {
    await seedCatalogue()
    await seedLists()
    await seedPlaces()
    await seedStock()
    await seedPlayers()
    await seedLastWeek()
    await seedWinner()
  }
}
