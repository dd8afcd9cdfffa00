import { Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useWords } from '#web/lib/i18n'
import { AdminPage } from '../frame/page'
import { useWatch, type Change, type StartChange } from './change'
import { ChangeButtons } from './change_buttons'
import { ChangeState } from './change_state'
import { outcomesOf } from './outcomes'

interface ChangePageProps {
  change: Change
  /** Number of chosen records. */
  total: number
  /** Section of the translations for these records: `change_title`, `count_…`, `apply`, `undo_question`. */
  words: string
  /** Screens that list the records, and the changes. */
  list: string
  changes: string
  start: StartChange
  children: ReactNode
}

/** A bulk change: all values before and after, with buttons to apply and undo it. */
export function ChangePage({ change, total, words, list, changes, start, children }: ChangePageProps) {
  const t = useWords()
  useWatch(change)
  return (
    <AdminPage
      title={t(`${words}.change_title`, { count: total })}
      parent={{ screen: changes }}
      actions={<ChangeButtons change={change} words={words} list={list} start={start} />}
    >
      <Group gap="xs" role="status">
        <ChangeState state={change.state} />
        {outcomesOf(change, words, t).map((outcome) => (
          <Text key={outcome} size="sm">
            {outcome}
          </Text>
        ))}
      </Group>
      {children}
    </AdminPage>
  )
}
