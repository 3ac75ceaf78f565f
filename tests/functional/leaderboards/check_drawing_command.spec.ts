import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import { commitmentOf, draw, entryOf, listHashOf } from '@sidepick/rules/drawing'
import { newId } from '#shared/ids'

/** Not a new one each time: with another board, a changed value may by chance draw the same order of three entries. */
const BOARD = '01995b3e-7a11-7c3d-9f4e-000000000001'

/** A drawing of three entries, as it is published. */
async function givenDrawing(signature: string | null = '3c'.repeat(48)) {
  const randomness =
    signature && createHash('sha256').update(Buffer.from(signature, 'hex')).digest('hex')
  const [leaderboardId, seed] = [BOARD, 'a7'.repeat(32)]
  const numbers = ['1', '2', '3']
  const entries = await Promise.all(
    numbers.map((number) => entryOf(seed, { leaderboardId, number }))
  )
  const fixed = { leaderboardId, numberOfPrizes: 1, seed, randomness, entries: entries.sort() }
  const [commitment, listHash] = [await commitmentOf(seed), await listHashOf(fixed)]
  const beacon = signature && { signature }
  return { ...fixed, commitment, listHash, beacon, ...(await draw(fixed)) }
}

test.group('The command that repeats a drawing', (group) => {
  let folder: string
  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'drawing_'))
    return () => rm(folder, { recursive: true })
  })
  group.each.setup(() => {
    ace.ui.switchMode('raw')
    return () => ace.ui.switchMode('normal')
  })

  /** Runs it on a file of this text. */
  async function check(text: string) {
    const file = join(folder, `${newId()}.json`)
    await writeFile(file, text)
    const command = await ace.exec('drawings:check', [file])
    const said = command.ui.logger.getLogs().map(({ message }) => message)
    command.ui.logger.flushLogs()
    return { code: command.exitCode ?? 0, said: said.join('\n') }
  }

  test('agrees with what was published as it was drawn', async ({ assert }) => {
    const { code, said } = await check(JSON.stringify(await givenDrawing()))
    assert.equal(code, 0)
    assert.include(said, 'The drawing agrees: 3 entries, 1 winners, 2 alternates')
    assert.include(said, 'Compare the randomness')
  })

  test('says what remains to be trusted where no beacon took part', async ({ assert }) => {
    const { code, said } = await check(JSON.stringify(await givenDrawing(null)))
    assert.equal(code, 0)
    assert.include(said, 'No beacon took part')
  })

  test('says no when one digit of any value is changed', async ({ assert }) => {
    const text = JSON.stringify(await givenDrawing())
    const values = [...text.matchAll(/[0-9a-f]{64,}/g)].map(({ index }) => index)
    assert.lengthOf(values, 5 + 3 + 1 + 2)
    for (const at of values) {
      const digit = text[at] === '0' ? '1' : '0'
      const { code, said } = await check(text.slice(0, at) + digit + text.slice(at + 1))
      assert.equal(code, 1, text.slice(0, at))
      assert.notInclude(said, 'The drawing agrees')
    }
  })

  test('fails for a file without a drawing, and for no file', async ({ assert }) => {
    assert.include((await check('{}')).said, 'holds no published drawing')
    const { code, said } = await check('{')
    assert.equal(code, 1)
    assert.include(said, 'cannot be read')
  })
})
