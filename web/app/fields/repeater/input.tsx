import { ActionIcon, Button, Group } from '@mantine/core'
import { useField } from '#web/admin/form/form_context'
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '#web/admin/icons'
import { useWords } from '#web/lib/i18n'
import { option, type DescribedField, type FieldInputProps } from '../field_props'

type Item = Record<string, unknown>

/** Items with the same fields: added, removed, moved up and down. */
export function RepeaterInput(props: FieldInputProps) {
  const t = useWords()
  const { field, name, Fields } = props
  const { id, value, set, error, readOnly } = useField(name, field.label)
  const items = (Array.isArray(value) ? value : []) as Item[]
  const fields = option<DescribedField[]>(props, 'fields') ?? []
  const isClosed = readOnly || props.disabled
  const blank = () => Object.fromEntries(fields.map((each) => [each.name, each.initial]))
  const move = (at: number, by: -1 | 1) => {
    const moved = items.filter((_, place) => place !== at)
    moved.splice(at + by, 0, items[at] as Item)
    set(moved)
  }
  return (
    <fieldset id={id} tabIndex={-1} className="admin-group">
      <legend>{field.label}</legend>
      {field.help && <p className="admin-hint">{field.help}</p>}
      {error && <p className="admin-field-error">{error}</p>}
      {items.map((_, at) => (
        <div key={at} className="admin-repeated" role="group" aria-label={`${field.label} ${at + 1}`}>
          <div className="admin-fields">
            <Fields fields={fields} isNew path={`${name}.${at}`} />
          </div>
          {!isClosed && (
            <Group gap={4}>
              <Step label={t('admin.resources.up', { place: at + 1 })} disabled={at === 0} onClick={() => move(at, -1)}>
                <IconArrowUp size={16} />
              </Step>
              <Step
                label={t('admin.resources.down', { place: at + 1 })}
                disabled={at === items.length - 1}
                onClick={() => move(at, 1)}
              >
                <IconArrowDown size={16} />
              </Step>
              <Step
                label={t('admin.resources.remove_item', { place: at + 1 })}
                onClick={() => set(items.filter((__, place) => place !== at))}
              >
                <IconTrash size={16} />
              </Step>
            </Group>
          )}
        </div>
      ))}
      {!isClosed && (
        <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => set([...items, blank()])}>
          {t('admin.resources.add_item')}
        </Button>
      )}
    </fieldset>
  )
}

interface StepProps {
  label: string
  disabled?: boolean
  onClick: () => void
  children: React.ReactNode
}

function Step({ label, disabled = false, onClick, children }: StepProps) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} title={label} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
