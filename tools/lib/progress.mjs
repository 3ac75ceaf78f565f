const began = Date.now()

/** One line of progress with the seconds since the tool began. */
export function progress(text) {
  console.log(`[${secondsSince(began).padStart(5)}s] ${text}`)
}

function secondsSince(startedAt) {
  return ((Date.now() - startedAt) / 1000).toFixed(1)
}
