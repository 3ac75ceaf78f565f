import { startServer as startLocalServer } from '@sidepick/card-kit/testing/local_server'
import { USUAL } from './usual_answers'

export { problem, type LocalServer } from '@sidepick/card-kit/testing/local_server'

/** A server on this machine that answers as the platform does when all is well. */
export const startServer = () => startLocalServer(USUAL)
