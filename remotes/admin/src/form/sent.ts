import type { CallName } from '@sidepick/card-kit'
import type { Calls } from '@sidepick/rules/generated_wire'
import type { Field } from './form_field'

/** What a call takes as its body. */
export type Sent<Name extends CallName> = Calls[Name] extends { body: infer Body } ? Body : never

type Inside<Key extends string, Part> = Part extends readonly unknown[]
  ? never
  : Part extends object
    ? `${Key}.${keyof Part & string}`
    : never

type Named<Body> = Exclude<keyof Body & string, 'expected' | 'expectedRevision' | 'expectedVersion'>

/** What a body may name but for what the form says itself, as what it has read; a dot leads into an object. */
export type NameIn<Body> = Body extends unknown
  ? {
      [Key in Named<Body>]-?: Key | Inside<Key, NonNullable<Body[Key]>>
    }[Named<Body>]
  : never

/** Fields of a form whose names a call knows. */
export type FieldsOf<Name extends CallName> = readonly Field<NameIn<Sent<Name>>>[]

/** The fields but this one. */
export const without = <Name extends string, Left extends Name>(
  fields: readonly Field<Name>[],
  left: Left
) => fields.filter(({ name }) => name !== left) as Field<Exclude<Name, Left>>[]
