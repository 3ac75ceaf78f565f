import { ROLES } from '../../backend/shared/roles.ts'
import { BUILT_IN } from '../../backend/experiences/domain/built_in_documents.ts'
import { STEP_TERMS } from '../../backend/gameplays/domain/settlement.ts'
import { CURRENCIES } from '../../backend/wallets/ledger/currencies.ts'
import { ENTRY_TYPES } from '../../backend/wallets/ledger/entry_types.ts'
import { DEFAULT_DISTRIBUTOR_ID } from '../../rules/distributors.ts'
import {
  BUILT_IN_FLAVOURS,
  DISPLAY_MODES,
  GAME_TYPES,
  LANGUAGES,
  SOCIAL_PROVIDERS,
  TICKET_TYPES,
} from '../../rules/types.ts'

/**
 * Names that stand in a table each, and what a value must be called to be one of them: words such as `inline` mean
 * something else elsewhere.
 */
const SETS = [
  { what: 'a game type', names: GAME_TYPES, values: /./, table: 'rules/game_types.ts' },
  {
    what: 'a language',
    names: Object.keys(LANGUAGES),
    values: /./,
    table: 'LANGUAGES in rules/types.ts',
  },
  {
    what: 'a display mode',
    names: DISPLAY_MODES,
    values: /mode|widgetType|wish/i,
    table: 'the modes',
  },
  {
    what: 'a role',
    names: Object.keys(ROLES),
    values: /role/i,
    table: 'backend/shared/roles.ts',
  },
  {
    what: 'a kind of ticket',
    names: TICKET_TYPES,
    values: /ticket/i,
    table: 'rules/ticket_terms.ts',
  },
  {
    what: 'a currency',
    names: Object.keys(CURRENCIES),
    values: /currency/i,
    table: 'backend/wallets/ledger/currencies.ts',
  },
  {
    what: 'a kind of entry',
    names: Object.keys(ENTRY_TYPES),
    values: /entry_?type/i,
    table: 'backend/wallets/ledger/entry_types.ts',
  },
  {
    what: 'a provider',
    names: SOCIAL_PROVIDERS,
    values: /provider|supplier/i,
    table: 'backend/auth/social/provider_terms.ts',
  },
  {
    what: 'a step of a settlement',
    names: Object.keys(STEP_TERMS),
    values: /step/i,
    table: 'backend/gameplays/domain/settlement.ts',
  },
  {
    what: 'a flavour',
    names: BUILT_IN_FLAVOURS,
    values: /flavour/i,
    table: 'backend/experiences/domain/built_in_documents.ts, or its document',
  },
  {
    what: 'a widget mode',
    names: Object.keys(BUILT_IN.mode),
    values: /mode/i,
    table: 'backend/experiences/domain/built_in_documents.ts, or its document',
  },
  {
    what: 'a distributor',
    names: [DEFAULT_DISTRIBUTOR_ID],
    values: /distributor|partner/i,
    table: 'rules/distributors.ts',
  },
]

/** Ways in which a value is compared with a name: `===`, `case`, a list or a set that is asked, a condition of a query. */
export const closedSets = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      spelled:
        '`{{name}}` is {{what}}: ask its row in {{table}}, so that a new one needs no branch.',
    },
  },
  create(context) {
    const text = (node) => context.sourceCode.getText(node)
    const check = (node, value) => {
      if (node?.type !== 'Literal') return
      const set = SETS.find(({ names, values }) => names.includes(node.value) && values.test(value))
      if (!set) return
      const { what, table } = set
      context.report({ node, messageId: 'spelled', data: { name: node.value, what, table } })
    }
    const checkList = (list, value) => {
      if (list?.type === 'ArrayExpression') for (const name of list.elements) check(name, value)
    }
    return {
      'BinaryExpression[operator=/^[!=]==?$/]'({ left, right }) {
        check(left, text(right))
        check(right, text(left))
      },
      'SwitchCase'({ test, parent }) {
        check(test, text(parent.discriminant))
      },
      'CallExpression[callee.property.name="includes"]'({ callee, arguments: [value] }) {
        checkList(callee.object, text(value))
        check(value, text(callee.object))
      },
      'NewExpression[callee.name="Set"]'(node) {
        checkList(node.arguments[0], text(node.parent))
      },
      'CallExpression[callee.property.name=/[wW]here/]'({ arguments: [column, ...values] }) {
        for (const value of values) check(value, text(column))
      },
    }
  },
}
