import hash from '@adonisjs/core/services/hash'
import db from '@adonisjs/lucid/services/db'

/** Writes down, in order, each statement and each password hash while the work runs. */
export async function countWork(work: () => Promise<unknown>): Promise<string[]> {
  const done: string[] = []
  const { client: knex } = db.connection().getWriteClient()
  const listener = ({ sql }: { sql: string }) => done.push(sql)
  const real = { make: hash.make.bind(hash), verify: hash.verify.bind(hash) }
  hash.make = (plain) => {
    done.push('hash.make')
    return real.make(plain)
  }
  hash.verify = (stored, plain) => {
    done.push(`hash.verify ${stored.split('$').slice(1, 3).join('$')}`)
    return real.verify(stored, plain)
  }
  knex.on('query', listener)
  try {
    await work()
  } finally {
    knex.removeListener('query', listener)
    for (const name of ['make', 'verify']) Reflect.deleteProperty(hash, name)
  }
  return done
}
