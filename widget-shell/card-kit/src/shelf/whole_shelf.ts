import { content } from './content'
import { controls } from './controls'
import { fields } from './fields'
import { moments } from './moments'
import type { Shelf } from './shelf'

/** Every component of the kit in every state, for the gallery and for the kit's own specs. */
export const wholeShelf: Shelf = { ...controls, ...fields, ...content, ...moments }
