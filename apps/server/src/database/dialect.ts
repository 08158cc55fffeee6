import {
  type BinaryOperationNode,
  OperatorNode,
  PostgresDialect,
  PostgresQueryCompiler,
  PrimitiveValueListNode,
} from 'kysely';
import { snakeCase } from './names.ts';

/** How our statements are put into words. */
export class StatementWriter extends PostgresQueryCompiler {
  /** Names as the database has them: to change them before would cost a copy of the statement. */
  protected override sanitizeIdentifier(identifier: string): string {
    return super.sanitizeIdentifier(snakeCase(identifier));
  }

  /**
   * A list of values is given as one, so that a text is the same for however many there are: only a text that was sent before is
   * read together with others, and has a plan that is kept.
   */
  protected override visitBinaryOperation(node: BinaryOperationNode): void {
    const { leftOperand, operator, rightOperand } = node;
    const isAmong = OperatorNode.is(operator) ? AMONG.get(operator.operator) : undefined;
    if (isAmong === undefined || !PrimitiveValueListNode.is(rightOperand)) {
      super.visitBinaryOperation(node);
      return;
    }
    this.visitNode(leftOperand);
    this.append(` ${isAmong}(`);
    this.appendValue(rightOperand.values);
    this.append(')');
  }
}

const AMONG: ReadonlyMap<string, string> = new Map([
  ['in', '= any'],
  ['not in', '<> all'],
]);

export class OwnDialect extends PostgresDialect {
  override createQueryCompiler(): StatementWriter {
    return new StatementWriter();
  }
}
