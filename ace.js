/** Entry point of the command line: `node ace <command>`. */
import '@poppinss/ts-exec'
await import('./bin/console.js')
