import { ActionIcon, Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { FormSection } from '#web/admin/form/form_section'
import { IconPlus, IconTrash } from '#web/admin/icons'

interface PairsSectionProps<P> {
  title: string
  help: string
  pairs: P[]
  onChange: (pairs: P[]) => void
  /** What a line begins with. */
  empty: P
  /** The two inputs of a line. */
  inputs: (pair: P, change: (part: Partial<P>) => void) => ReactNode
  addLabel: string
  removeLabel: string
  isReadOnly: boolean
}

/** A list of pairs, a line each: added at the end, changed in place, removed. */
export function PairsSection<P extends object>(props: PairsSectionProps<P>) {
  const { title, help, pairs, onChange, empty, inputs, addLabel, removeLabel, isReadOnly } = props
  return (
    <FormSection title={title} help={help}>
      {pairs.map((pair, at) => (
        <Group key={at} align="end" wrap="nowrap">
          {inputs(pair, (part) => onChange(pairs.with(at, { ...pair, ...part })))}
          {!isReadOnly && (
            <ActionIcon
              variant="subtle"
              color="gray"
              size={36}
              aria-label={removeLabel}
              onClick={() => onChange(pairs.toSpliced(at, 1))}
            >
              <IconTrash size={18} />
            </ActionIcon>
          )}
        </Group>
      ))}
      {!isReadOnly && (
        <div>
          <Button variant="default" leftSection={<IconPlus size={16} />} onClick={() => onChange([...pairs, empty])}>
            {addLabel}
          </Button>
        </div>
      )}
    </FormSection>
  )
}
