import { join } from 'node:path'
import ts from 'typescript'

/** Compiles files of a house with the product's own options for tests or for screens: the compiler's messages by file. */
export function compileFiles(
  root: string,
  files: readonly string[],
  part: 'tests' | 'web' = 'tests'
): Map<string, string> {
  const { config } = ts.readConfigFile(join(root, part, 'tsconfig.json'), ts.sys.readFile) as { config: object }
  const wanted = files.map((file) => join(root, file))
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [], files: wanted }, ts.sys, join(root, part))
  const program = ts.createProgram(wanted, { ...options, noEmit: true, skipLibCheck: true })
  return new Map(
    files.map((file) => {
      const messages = program
        .getSemanticDiagnostics(program.getSourceFile(join(root, file)))
        .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
      return [file, messages.join('\n')]
    })
  )
}
