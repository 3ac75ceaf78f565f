import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import ts from 'typescript'
import { documentFaults } from '#experiences/domain/document_faults'
import { EXPERIMENT_FLAGS, THEME_FLAGS, type Flag } from '#experiences/contract'

const flags: [string, Flag][] = [
  ...Object.entries(THEME_FLAGS),
  ...Object.entries(EXPERIMENT_FLAGS),
]

/**
 * Whether a node takes the value of this property out of an object: `flags.name`, `flags['name']`, `const { name } = flags`, or the
 * name in a row of data that is looked up.
 */
function takes(node: ts.Node, name: string): boolean {
  if (ts.isStringLiteral(node)) {
    return node.text === name && ts.isArrayLiteralExpression(node.parent)
  }
  if (ts.isPropertyAccessExpression(node)) return node.name.text === name
  if (ts.isElementAccessExpression(node)) {
    return ts.isStringLiteral(node.argumentExpression) && node.argumentExpression.text === name
  }
  if (!ts.isBindingElement(node) || !ts.isObjectBindingPattern(node.parent)) return false
  const from = node.propertyName ?? node.name
  return ts.isIdentifier(from) && from.text === name
}

function reads(path: string, name: string): boolean {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kind
  )
  const visit = (node: ts.Node): boolean =>
    takes(node, name) || (ts.forEachChild(node, visit) ?? false)
  return visit(file)
}

test.group('The flags of an experience', () => {
  test('{0} is read where it says')
    .with(flags)
    .run(({ assert }, [name, { readBy, says }]) => {
      assert.isTrue(reads(readBy, name), readBy)
      assert.match(says, /^[A-Z].*\.$/)
    })

  test('refuses a flag that this version does not have, and says what it would bring', ({
    assert,
  }) => {
    assert.deepEqual(documentFaults({ themeFlags: { frameBreakInstreamAds: true } }, 'partner'), [
      "themeFlags.frameBreakInstreamAds must be left out: this version has no video ads in the layer on the publisher's page",
    ])
  })
})
