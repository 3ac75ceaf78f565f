import type { CardProps } from '@sidepick/card-kit'
import type en from '../messages/en-us.json'

type Fact = Extract<keyof typeof en, `fact_${string}`>

const FACTS = new Map<string, Fact>([
  ['food', 'fact_food'],
  ['comida', 'fact_food'],
  ['sports', 'fact_sports'],
  ['deportes', 'fact_sports'],
  ['space', 'fact_space'],
  ['espacio', 'fact_space'],
  ['animals', 'fact_animals'],
  ['animales', 'fact_animals'],
])

/** The fact that fits the game's category, in whichever language its name is. */
export function factFor(game: CardProps['game']): Fact {
  return FACTS.get(game.category.categoryName.toLowerCase()) ?? 'fact_any'
}
