/** Something the person at the keyboard can mend: shown as one line, without a stack. */
export class Complaint extends Error {}

/** Runs a tool; a complaint ends it with one clear line and exit code 1. */
export function runTool(main) {
  main().catch((error) => {
    console.error(error instanceof Complaint ? `sidepick: ${error.message}` : error)
    process.exit(1)
  })
}
