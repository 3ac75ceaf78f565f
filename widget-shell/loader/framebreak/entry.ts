import { offer } from '../load_script'
import { makeLayer } from './layer'

offer(makeLayer)
