import { offer } from '../load_script'
import { makeDriver } from './driver'

offer(makeDriver)
