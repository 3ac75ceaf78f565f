import { deferred, type Deferred } from '@sidepick/card-kit'
import type { ComponentType } from 'react'
import { Fault, Waiting } from '../ui/states'

/** A page in a chunk of its own, and a way to ask again for one that did not come. */
export const page = (load: () => Promise<ComponentType>): Deferred<object> =>
  deferred<object>(load, {
    loading: () => <Waiting />,
    failed: (_props, retry) => <Fault error={null} retry={retry} />,
  })
