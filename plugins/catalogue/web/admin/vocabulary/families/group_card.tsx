import { ActionIcon, Select } from '@mantine/core'
import { useSortable, SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { SelectField, TextField } from '#web/admin/form/fields'
import { FieldRow } from '#web/admin/form/form_section'
import { IconArrowDown, IconArrowUp, IconGrip, IconTrash, IconX } from '#web/admin/icons'
import { locales } from '#web/lib/locale'
import { useWords } from '#web/lib/i18n'
import { useLocale } from '#web/lib/shell'
import { SortableItem } from '../sortable_item'
import { steppedSpot, withAttribute, withGroup, type Group, type Placeable } from './groups'

interface GroupCardProps {
  id: string
  at: number
  groups: Group[]
  set: (groups: Group[]) => void
  attributes: Placeable[]
  free: Placeable[]
  isReadOnly: boolean
}

/** One section of the form with its attributes. */
export function GroupCard({ id, at, groups, set, attributes, free, isReadOnly }: GroupCardProps) {
  const t = useWords()
  const locale = useLocale()
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({ id, disabled: isReadOnly })
  const group = groups[at] as Group
  const name = group.name[locale] || group.name.fr_FR || group.code
  const labelOf = (code: string) => attributes.find(({ value }) => value === code)?.label ?? code
  const add = (code: string | null) => {
    if (code) set(withAttribute(groups, code, { group: at, index: group.attributes.length }))
  }
  return (
    <li
      ref={setNodeRef}
      className="admin-group"
      data-dragging={isDragging || undefined}
      aria-label={name}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className="admin-group-head">
        {!isReadOnly && (
          <span className="admin-grip" {...listeners} aria-hidden>
            <IconGrip size={18} />
          </span>
        )}
        <strong>{name}</strong>
        {!isReadOnly && <GroupMoves name={name} at={at} groups={groups} set={set} />}
      </div>
      <GroupWords at={at} />
      <SortableContext items={group.attributes} strategy={verticalListSortingStrategy}>
        <ol className="admin-sort-list" aria-label={t('catalogue.vocabulary.groups.attributes_of', { name })}>
          {group.attributes.map((code) => (
            <SortableItem
              key={code}
              id={code}
              label={t('catalogue.vocabulary.move_line', { name: labelOf(code) })}
              onKey={isReadOnly ? undefined : (key) => step(code, key)}
            >
              <span className="admin-sort-name">{labelOf(code)}</span>
              <code className="admin-hint">{code}</code>
              {!isReadOnly && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label={t('catalogue.vocabulary.groups.take_out', { name: labelOf(code) })}
                  onClick={() => set(withAttribute(groups, code, { group: -1, index: 0 }))}
                >
                  <IconX size={18} />
                </ActionIcon>
              )}
            </SortableItem>
          ))}
        </ol>
      </SortableContext>
      {!isReadOnly && (
        <Select
          data={free}
          value={null}
          onChange={add}
          searchable
          aria-label={t('catalogue.vocabulary.groups.add_to', { name })}
          placeholder={t('catalogue.vocabulary.groups.add_attribute')}
          nothingFoundMessage={t('catalogue.vocabulary.groups.none_left')}
        />
      )}
    </li>
  )

  function step(code: string, key: string): boolean {
    const spot = steppedSpot(groups, code, key)
    if (spot) set(withAttribute(groups, code, spot))
    return key === 'ArrowUp' || key === 'ArrowDown'
  }
}

/** The same as dragging, and deleting: its attributes are then in no group. */
function GroupMoves({ name, at, groups, set }: Pick<GroupCardProps, 'at' | 'groups' | 'set'> & { name: string }) {
  const t = useWords()
  return (
    <span className="admin-group-moves">
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={at === 0}
        aria-label={t('catalogue.vocabulary.groups.up', { name })}
        onClick={() => set(withGroup(groups, at, at - 1))}
      >
        <IconArrowUp size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        disabled={at === groups.length - 1}
        aria-label={t('catalogue.vocabulary.groups.down', { name })}
        onClick={() => set(withGroup(groups, at, at + 1))}
      >
        <IconArrowDown size={18} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('catalogue.vocabulary.delete_line', { name })}
        onClick={() => set(groups.toSpliced(at, 1))}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </span>
  )
}

function GroupWords({ at }: { at: number }) {
  const t = useWords()
  return (
    <FieldRow>
      {locales.map((each) => (
        <TextField
          key={each}
          name={`groups.${at}.name.${each}`}
          label={t('catalogue.vocabulary.name_in', { language: t(`shell.languages.${each}`) })}
          maxLength={255}
        />
      ))}
      <SelectField
        name={`groups.${at}.column`}
        label={t('catalogue.vocabulary.groups.column')}
        options={[1, 2].map((column) => ({
          value: String(column),
          label: t(`catalogue.vocabulary.groups.column_${column}`),
        }))}
        required
      />
    </FieldRow>
  )
}
