import { Text } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import { Dialog } from '#web/admin/dialogs/dialog'
import { AdminForm } from '#web/admin/form/admin_form'
import { useAdminForm } from '#web/admin/form/use_admin_form'
import { useWords } from '#web/lib/i18n'
import type { BlockAttributes } from '#web/rich_text/document'
import { Problem } from '#web/lib/problem'
import { valueAt } from '#web/admin/form/paths'
import { FORM_BLOCK } from './block_nodes'
import { useEditorUi } from './editor_ui'
import { show } from './previews'

interface BlockDialogProps {
  editor: Editor
  block: BlockAttributes
  /** Where it stands; null: it is new and comes where the cursor is. */
  position: number | null
  onClose: () => void
}

/** The form of a block, made of the fields that it declares. The server checks the values before they are in the text. */
export function BlockDialog({ editor, block, position, onClose }: BlockDialogProps) {
  const t = useWords()
  const { blocks, Fields } = useEditorUi()
  const described = blocks.find(({ name }) => name === block.name)
  const place = (values: object) => {
    const attrs = { ...block, values }
    const chain = editor.chain().focus()
    if (position === null) chain.insertContent({ type: FORM_BLOCK, attrs }).run()
    else
      chain
        .command(({ tr, state }) => {
          // Somebody may have typed above it since the form was opened: it is found by its id.
          const at = positionOf(state.doc, block.id, position)
          if (at === null) return false
          tr.setNodeMarkup(at, undefined, attrs)
          return true
        })
        .setNodeSelection(position)
        .run()
  }
  const form = useAdminForm({
    values: { ...described?.initial, ...block.values },
    saved: null,
    save: async (values) => {
      const missing = described?.fields.filter((field) => field.required && isEmpty(valueAt(values, field.name))) ?? []
      if (missing.length > 0) {
        throw new Problem(
          422,
          missing.map(({ name }) => ({ field: name, message: t('editor.block.required') })) as never
        )
      }
      // The server leaves out a block whose values it would refuse.
      const shown = await show([{ ...block, values: values as BlockAttributes['values'] }])
      if (!shown.has(block.id)) throw new Problem(422, [{ message: t('editor.block.refused') }] as never)
      return values
    },
    onSaved: (values) => {
      onClose()
      place(values)
    },
  })
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  if (!described) return null
  return (
    <Dialog opened onClose={close} size="lg" title={described.label}>
      {described.help && (
        <Text c="dimmed" mb="md">
          {described.help}
        </Text>
      )}
      <AdminForm
        form={form}
        onClose={close}
        isNew={position === null}
        submitLabel={t(position === null ? 'editor.block.add' : 'editor.block.save')}
      >
        <div className="admin-fields">
          {Fields && <Fields fields={described.fields} isNew />}
          {described.fields.length === 0 && <p>{t('editor.block.no_fields')}</p>}
        </div>
      </AdminForm>
    </Dialog>
  )
}

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

function positionOf(doc: Editor['state']['doc'], id: string, expected: number): number | null {
  if (doc.nodeAt(expected)?.attrs.id === id) return expected
  let found: number | null = null
  doc.descendants((node, position) => {
    if (node.type.name === FORM_BLOCK && node.attrs.id === id) found = position
    return found === null && !node.isTextblock
  })
  return found
}
