import { ActionIcon, Button, Group, Pagination, TextInput } from '@mantine/core'
import { DndContext, PointerSensor, closestCenter, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { DeleteDialog } from '#web/admin/dialogs/delete_dialog'
import { IconPencil, IconPlus, IconSearch, IconTrash } from '#web/admin/icons'
import { notifyProblem } from '#web/admin/notify'
import { call } from '#web/lib/clients'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { SortableItem } from '../sortable_item'
import type { Attribute } from './attribute'
import { OptionDialog } from './option_dialog'
import { useOptions, type Option } from './use_options'

type Open = { is: 'edit'; option: Option | null } | { is: 'delete'; option: Option }

/** What an attribute offers to choose from: searched, paged, put in order, changed one by one. */
export function OptionList({ attribute, canUpdate }: { attribute: Attribute; canUpdate: boolean }) {
  const t = useWords()
  const options = useOptions(attribute.id)
  const locale = useLocale()
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const done = () => {
    close()
    options.reload()
  }
  return (
    <section className="admin-panel" aria-label={t('catalogue.vocabulary.options.title')}>
      <Group justify="space-between" mb="sm">
        <h2>{t('catalogue.vocabulary.options.count', { count: options.all })}</h2>
        {canUpdate && (
          <Button leftSection={<IconPlus size={16} />} onClick={() => setOpen({ is: 'edit', option: null })}>
            {t('catalogue.vocabulary.options.add')}
          </Button>
        )}
      </Group>
      <TextInput
        mb="sm"
        value={options.q}
        onChange={({ currentTarget }) => options.search(currentTarget.value)}
        leftSection={<IconSearch size={16} />}
        aria-label={t('catalogue.vocabulary.options.search')}
        placeholder={t('catalogue.vocabulary.options.search')}
      />
      <OptionLines
        {...{ attribute, options, canUpdate }}
        onEdit={(option) => setOpen({ is: 'edit', option })}
        onDelete={(option) => setOpen({ is: 'delete', option })}
      />
      {options.pages > 1 && (
        <Pagination
          mt="sm"
          total={options.pages}
          value={options.page}
          onChange={options.turn}
          getControlProps={(control) => ({ 'aria-label': t(`catalogue.vocabulary.options.${control}`) })}
        />
      )}
      {open?.is === 'edit' && <OptionDialog attribute={attribute} option={open.option} onDone={done} onClose={close} />}
      {open?.is === 'delete' && (
        <DeleteDialog
          title={t('catalogue.vocabulary.delete_title', {
            name: open.option.label[locale] || open.option.label.fr_FR || open.option.code,
          })}
          text={t('catalogue.vocabulary.options.delete')}
          remove={() =>
            call('DELETE', 'catalogue.admin.attribute_options.destroy', {
              params: { attribute: attribute.id, id: open.option.id },
              data: { version: open.option.version },
            })
          }
          onDone={done}
          onClose={close}
        />
      )}
    </section>
  )
}

interface OptionLinesProps {
  attribute: Attribute
  options: ReturnType<typeof useOptions>
  canUpdate: boolean
  onEdit: (option: Option) => void
  onDelete: (option: Option) => void
}

function OptionLines({ attribute, options, canUpdate, onEdit, onDelete }: OptionLinesProps) {
  const t = useWords()
  const locale = useLocale()
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const { rows } = options
  const drop = ({ active, over }: DragEndEvent) => {
    const target = rows.find(({ id }) => id === over?.id)
    if (target && active.id !== over?.id) options.move(Number(active.id), target.index).catch(refused)
  }
  const refused = (error: unknown) => notifyProblem(error, t)
  const press = (option: Option) => (key: string) => {
    const index = option.index + (key === 'ArrowUp' ? -1 : key === 'ArrowDown' ? 1 : 0)
    if (index === option.index) return false
    if (index >= 0 && index < options.all) options.move(option.id, index).catch(refused)
    return true
  }
  if (rows.length === 0) return <p className="admin-hint">{t('catalogue.vocabulary.options.none')}</p>
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={drop}
      accessibility={{ screenReaderInstructions: { draggable: '' } }}
    >
      <SortableContext items={rows.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <ol className="admin-sort-list">
          {rows.map((option) => {
            const name = option.label[locale] || option.label.fr_FR || option.code
            return (
              <SortableItem
                key={option.id}
                id={option.id}
                label={t('catalogue.vocabulary.move_line', { name })}
                onKey={canUpdate ? press(option) : undefined}
              >
                {attribute.swatchType === 'color' && option.swatch && (
                  <span className="admin-swatch" style={{ background: option.swatch }} />
                )}
                <span className="admin-sort-name">{name}</span>
                <code className="admin-hint">{option.code}</code>
                {canUpdate && (
                  <>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('catalogue.vocabulary.edit_line', { name })}
                      onClick={() => onEdit(option)}
                    >
                      <IconPencil size={18} />
                    </ActionIcon>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('catalogue.vocabulary.delete_line', { name })}
                      onClick={() => onDelete(option)}
                    >
                      <IconTrash size={18} />
                    </ActionIcon>
                  </>
                )}
              </SortableItem>
            )
          })}
        </ol>
      </SortableContext>
    </DndContext>
  )
}
