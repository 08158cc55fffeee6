import { organizationsCalls } from '@prorata/contract/organizations/calls';
import type { Organization } from '@prorata/contract/organizations/organization';
import { useMutation } from '@tanstack/react-query';
import { useProblem } from '../../platform/client/problem.ts';
import { request } from '../../platform/client/request.ts';
import type { Crop } from './crop-geometry.ts';
import { logoFile } from './draw-logo.ts';
import { type ChosenImage, readImage } from './read-image.ts';

/** Choosing, cropping, uploading and removing the logo of an organization. */
export function useLogo(organizationId: string, onSaved: (organization: Organization) => void) {
  const inWords = useProblem();
  const params = { organizationId };
  const choosing = useMutation({ mutationFn: readImage });
  const uploading = useMutation({
    mutationFn: async ({ image, crop }: { image: ChosenImage; crop: Crop }) =>
      request(organizationsCalls.uploadLogo, { params, file: await logoFile(image, crop) }),
    onSuccess: (organization) => {
      choosing.reset();
      onSaved(organization);
    },
  });
  const removing = useMutation({
    mutationFn: async () => {
      await request(organizationsCalls.removeLogo, { params });
      return request(organizationsCalls.read, { params });
    },
    onSuccess: onSaved,
  });
  const failure = choosing.error ?? uploading.error ?? removing.error;
  return {
    image: choosing.data,
    choose: (file: File) => {
      uploading.reset();
      removing.reset();
      choosing.mutate(file);
    },
    cancel: () => {
      choosing.reset();
      uploading.reset();
    },
    upload: (image: ChosenImage, crop: Crop) => uploading.mutate({ image, crop }),
    isUploading: uploading.isPending,
    remove: () => removing.mutate(),
    isRemoving: removing.isPending,
    problem: failure === null ? undefined : inWords(failure),
  };
}
