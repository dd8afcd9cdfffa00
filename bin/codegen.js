#!/usr/bin/env node
/** `npm run codegen`: writes the types of every named route. */
import { codegen } from './steps/codegen.js'
import { fail } from './steps/say.js'

codegen().catch(fail)
