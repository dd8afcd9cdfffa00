import { Button, Stack, Text } from '@mantine/core'
import { useState, type ReactNode } from 'react'
import { messageOf } from '#web/admin/notify'
import { useWords } from '#web/lib/i18n'

interface AskPanelProps<Answer> {
  /** Words of the button. */
  label: string
  /** Nothing is saved by it. */
  ask: () => Promise<{ data: Answer } | false>
  /** Says why a rule cannot be asked about as it stands. */
  refused: (problem: string) => string
  children: (answer: Answer) => ReactNode
}

/** Asks what a rule would do, as it stands in the form, and shows the answer. */
export function AskPanel<Answer>({ label, ask, refused, children }: AskPanelProps<Answer>) {
  const t = useWords()
  const [answer, setAnswer] = useState<Answer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const press = async () => {
    setAsking(true)
    setProblem(null)
    try {
      const found = await ask()
      setAnswer(found ? found.data : null)
    } catch (error) {
      setAnswer(null)
      setProblem(messageOf(error, t))
    } finally {
      setAsking(false)
    }
  }
  return (
    <Stack gap="xs" mt="md" align="flex-start">
      <Button variant="default" loading={isAsking} onClick={press}>
        {label}
      </Button>
      <div role="status" className="admin-preview">
        {problem && (
          <Text size="sm" c="red">
            {refused(problem)}
          </Text>
        )}
        {answer && children(answer)}
      </div>
    </Stack>
  )
}
