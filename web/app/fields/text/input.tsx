import { TextField } from '#web/admin/form/fields'
import { SnippetField } from '#web/admin/form/snippet_field'
import type { Snippet } from '#web/admin/form/snippet_menu'
import { kitProps, localeIn, option, type FieldInputProps } from '../field_props'

export function TextInput(props: FieldInputProps) {
  const maxLength = option<number>(props, 'length') ?? 255
  const snippets = option<Snippet[]>(props, 'variables') ?? []
  if (snippets.length === 0) return <TextField {...kitProps(props)} maxLength={maxLength} />
  return <SnippetField {...kitProps(props)} {...{ snippets, maxLength }} lang={localeIn(props.name)} />
}
