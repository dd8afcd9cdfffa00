import { join } from 'node:path'
import ts from 'typescript'

/** Compiles files of a house with the product's own options: the compiler's messages by file. */
export function compileFiles(root: string, files: readonly string[]): Map<string, string> {
  const { config } = ts.readConfigFile(join(root, 'tests/tsconfig.json'), ts.sys.readFile) as { config: object }
  const wanted = files.map((file) => join(root, file))
  const { options } = ts.parseJsonConfigFileContent(
    { ...config, include: [], files: wanted },
    ts.sys,
    join(root, 'tests')
  )
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
