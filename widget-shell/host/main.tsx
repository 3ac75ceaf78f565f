import { startHost } from './app/start_host'

void startHost()
