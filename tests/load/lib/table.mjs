const number = (value, digits) =>
  value === null || value === undefined || Number.isNaN(value) ? '' : value.toFixed(digits)

/** Prints the rows of a benchmark; ratio is against the yardstick of the same run, CPU is the server's for one call. */
export function printTable(rows) {
  console.table(
    Object.fromEntries(
      rows.map((row) => [
        row.what,
        {
          'per second': number(row.perSecond, 0),
          'p50 ms': number(row.p50Ms, 1),
          'p99 ms': number(row.p99Ms, 1),
          'CPU ms': number(row.cpuMs, 2),
          'ratio': number(row.ratio, 2),
          'spread': row.spread?.map((ratio) => number(ratio, 2)).join('–') ?? '',
          'budget': row.budget ?? '',
          'failed': row.failed ?? '',
        },
      ])
    )
  )
}
