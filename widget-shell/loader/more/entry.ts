import { offer } from '../load_script'
import { startMore } from './start_more'

offer(startMore)
