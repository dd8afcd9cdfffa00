import { ActionIcon, Group } from '@mantine/core'
import { useCan } from '#web/admin/admin_data'
import { ConfirmButton } from '#web/admin/confirm_button'
import { IconPencil, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'

interface RowButtonsProps {
  name: string
  /** Absent: the row leads to a screen of its own. */
  edit?: { permission: string; run: () => void }
  remove: { permission: string; question: string; run: () => Promise<unknown> }
}

/** What may be done with a row of a list: change it, delete it. */
export function RowButtons({ name, edit, remove }: RowButtonsProps) {
  const t = useWords()
  const can = useCan()
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {edit && can(edit.permission) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          onClick={edit.run}
          aria-label={t('admin.table.edit_row', { name })}
          title={t('admin.table.edit_row', { name })}
        >
          <IconPencil size={18} />
        </ActionIcon>
      )}
      {can(remove.permission) && (
        <ConfirmButton
          color="red"
          icon={{ sign: <IconTrash size={18} />, name: t('admin.table.delete_row', { name }) }}
          label={t('admin.delete')}
          question={remove.question}
          run={remove.run}
        />
      )}
    </Group>
  )
}
