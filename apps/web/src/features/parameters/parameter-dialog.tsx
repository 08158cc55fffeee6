import { Modal } from '@mantine/core';
import type { Parameter } from '@prorata/contract/parameters/parameter';
import { ParameterForm } from './parameter-form.tsx';
import { useParameterWords } from './use-parameter-words.ts';

interface ParameterDialogProps {
  readonly parameter: Parameter | undefined;
  readonly onClose: () => void;
}

export function ParameterDialog({ parameter, onClose }: ParameterDialogProps) {
  const { nameOf } = useParameterWords();
  return (
    <Modal
      opened={parameter !== undefined}
      onClose={onClose}
      size="34rem"
      title={parameter && nameOf(parameter.id)}
      withCloseButton={false}
      closeOnClickOutside={false}
    >
      {parameter && <ParameterForm parameter={parameter} onClose={onClose} />}
    </Modal>
  );
}
