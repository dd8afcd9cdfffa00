import { Button, Group as Row, TextInput } from '@mantine/core'
import { DndContext, PointerSensor, closestCenter, useSensor, useSensors, type DragEndEvent } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useCallback, useState } from 'react'
import { useField } from '#web/admin/form/form_context'
import { IconPlus } from '#web/admin/icons'
import { option, type DescribedField, type FieldInputProps } from '#web/fields/field_props'
import { useWords } from '#web/lib/i18n'
import { GroupCard } from '../../admin/vocabulary/families/group_card'
import {
  groupCode,
  spotOf,
  withAttribute,
  withGroup,
  type Group,
  type Placeable,
} from '../../admin/vocabulary/families/groups'

/** Marks of what is dragged: a group, or an attribute of one. */
const groupMark = 'group:'

/** The sections of a product's form: put in order, and attributes taken from one to the other, by hand or by keys. */
export default function GroupsInput(props: FieldInputProps) {
  const display = useCallback(
    (value: unknown) => (value as Group[]).map(({ code, attributes: own }) => `${code}: ${own.join(', ')}`).join(' · '),
    []
  )
  const { value, set, error, readOnly } = useField(props.name, props.field.label, display)
  const groups = value as Group[]
  const attributes = attributesOf(props)
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 5 } }))
  const placed = new Set(groups.flatMap((group) => group.attributes))
  const free = attributes.filter(({ value: code }) => !placed.has(code))
  const groupAt = (id: string) => groups.findIndex(({ code }) => groupMark + code === id)
  const drop = ({ active, over }: DragEndEvent) => {
    const [from, to] = [String(active.id), String(over?.id ?? '')]
    if (!to || from === to) return
    const group = groupAt(to)
    if (from.startsWith(groupMark)) {
      set(withGroup(groups, groupAt(from), group >= 0 ? group : spotOf(groups, to).group))
    } else {
      const end = { group, index: groups[group]?.attributes.length ?? 0 }
      set(withAttribute(groups, from, group >= 0 ? end : spotOf(groups, to)))
    }
  }
  return (
    <>
      {error && (
        <p role="alert" className="admin-field-error">
          {error}
        </p>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        onDragEnd={drop}
        accessibility={{ screenReaderInstructions: { draggable: '' } }}
      >
        <SortableContext items={groups.map(({ code }) => groupMark + code)} strategy={verticalListSortingStrategy}>
          <ol className="admin-groups">
            {groups.map((group, at) => (
              <GroupCard
                key={group.code}
                id={groupMark + group.code}
                at={at}
                groups={groups}
                set={set}
                attributes={attributes}
                free={free}
                isReadOnly={readOnly}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {!readOnly && <NewGroup groups={groups} add={(group) => set([...groups, group])} />}
    </>
  )
}

/** The attributes that may be placed, which the field inside the groups chooses from. */
function attributesOf(props: FieldInputProps): Placeable[] {
  const inside = option<DescribedField[]>(props, 'fields')?.find(({ name }) => name === 'attributes')
  return (inside?.options as { choices?: Placeable[] } | undefined)?.choices ?? []
}

function NewGroup({ groups, add }: { groups: Group[]; add: (group: Group) => void }) {
  const t = useWords()
  const [name, setName] = useState('')
  const save = () => {
    if (!name.trim()) return
    const code = groupCode(
      name,
      groups.map((group) => group.code)
    )
    add({ code, name: { fr_FR: name.trim(), en_GB: '' }, column: 1, attributes: [] })
    setName('')
  }
  return (
    <Row align="end" gap="xs">
      <TextInput
        label={t('catalogue.vocabulary.groups.new')}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          save()
        }}
        maxLength={255}
      />
      <Button variant="default" leftSection={<IconPlus size={16} />} onClick={save}>
        {t('catalogue.vocabulary.groups.add')}
      </Button>
    </Row>
  )
}
