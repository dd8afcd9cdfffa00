import { ActionIcon, Button, Group, Text } from '@mantine/core'
import type { ComponentType, ReactNode } from 'react'
import { SelectField } from '#web/admin/form/fields'
import { useField, useFormContext } from '#web/admin/form/form_context'
import { IconPlus, IconTrash } from '#web/admin/icons'
import type { FieldsProps } from '#web/fields/field_props'
import { useWords } from '#web/lib/i18n'
import { ConditionPart, type Part } from './condition_part'
import type { AskablePart } from './rule_parts'

/** The same as on the server. */
const DEEPEST = 4

interface GroupNode {
  match: string
  list: (GroupNode | Part)[]
}

interface ConditionGroupProps {
  path: string
  label: string
  /** 1: the rule's own group. */
  depth: number
  /** What can be asked; null until it was read. */
  conditions: readonly AskablePart[] | null
  Fields: ComponentType<FieldsProps>
  remove?: (() => void) | undefined
}

/** Conditions that must all, any or not be met, and groups of them. */
export function ConditionGroup({ path, label, depth, conditions, Fields, remove }: ConditionGroupProps) {
  const t = useWords()
  const { form, isReadOnly } = useFormContext()
  const { id, value, set } = useField(`${path}.list`, label)
  const list = value as GroupNode['list']
  const matches = ['all', 'any', 'none'].map((each) => ({ value: each, label: t(`marketing.discounts.match_${each}`) }))
  const [first] = conditions ?? []
  const add = (node: GroupNode | Part) => set([...list, node])
  const fresh = (): Part => ({ kind: first?.kind ?? '', values: first?.initial ?? {} })
  const problem = form.errors[path]
  return (
    <div id={id} tabIndex={-1} role="group" aria-label={label} className="admin-conditions">
      <Problem>{problem}</Problem>
      {depth > 1 && (
        <Group justify="space-between" wrap="nowrap">
          <Text fw={600}>{label}</Text>
          {remove && !isReadOnly && (
            <Remove label={t('marketing.discounts.remove_group', { name: label })} onClick={remove} />
          )}
        </Group>
      )}
      {(depth > 1 || list.length > 0) && (
        <SelectField name={`${path}.match`} label={t('marketing.discounts.match')} options={matches} required />
      )}
      <ol className="admin-variants">
        {list.map((node, at) => {
          const here = `${path}.list.${at}`
          const gone = () => set(list.toSpliced(at, 1))
          const number = numberAt(path, at)
          return (
            <li key={at} className="admin-variant">
              {'match' in node ? (
                <ConditionGroup
                  path={here}
                  label={t('marketing.discounts.group', { number })}
                  depth={depth + 1}
                  conditions={conditions}
                  Fields={Fields}
                  remove={gone}
                />
              ) : (
                <>
                  <Group justify="space-between" wrap="nowrap">
                    <Text fw={600}>{t('marketing.discounts.condition', { number })}</Text>
                    {!isReadOnly && (
                      <Remove label={t('marketing.discounts.remove_condition', { number })} onClick={gone} />
                    )}
                  </Group>
                  <Problem>{form.errors[here] ?? form.errors[`${here}.kind`]}</Problem>
                  <ConditionPart part={node} path={here} conditions={conditions} Fields={Fields} />
                </>
              )}
            </li>
          )
        })}
      </ol>
      {!isReadOnly && (
        <Group gap="xs">
          <Button
            variant="default"
            leftSection={<IconPlus size={16} />}
            disabled={!conditions}
            onClick={() => add(fresh())}
          >
            {t('marketing.discounts.add_condition')}
          </Button>
          {depth < DEEPEST && (
            <Button variant="subtle" disabled={!conditions} onClick={() => add({ match: 'any', list: [fresh()] })}>
              {t('marketing.discounts.add_group')}
            </Button>
          )}
        </Group>
      )}
    </div>
  )
}

/** `conditions.list.1.list.0` is « 2.1 ». */
function numberAt(path: string, at: number): string {
  const above = [...path.matchAll(/\.list\.(\d+)/g)].map(([, place]) => Number(place) + 1)
  return [...above, at + 1].join('.')
}

function Remove({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <ActionIcon variant="subtle" color="red" aria-label={label} title={label} onClick={onClick}>
      <IconTrash size={18} />
    </ActionIcon>
  )
}

function Problem({ children }: { children: ReactNode }) {
  if (!children) return null
  return (
    <Text size="sm" c="red" role="alert">
      {children}
    </Text>
  )
}
