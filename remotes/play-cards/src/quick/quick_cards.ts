export { DoubleDown } from './double_down'
export { GreatPick } from './great_pick'
export { YoureIn } from './youre_in'
export { YouWin } from './you_win'
