/** Something the person at the keyboard can mend: one line, no stack. An empty one has been said already. */
export class Complaint extends Error {}

/** Runs a tool; a complaint ends it with one clear line and exit code 1. */
export function runTool(main) {
  main().catch((error) => {
    if (!(error instanceof Complaint)) console.error(error)
    else if (error.message !== '') console.error(`sidepick: ${error.message}`)
    process.exit(1)
  })
}
