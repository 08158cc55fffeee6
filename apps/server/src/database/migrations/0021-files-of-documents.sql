-- The bytes of a document are named by its file alone, so the file goes with the document, however that goes: by
-- itself, with its statement, or with a dossier that is deleted. The sweep of the storage then finds nobody naming them.
create function delete_file_of_document() returns trigger language plpgsql as $$
begin
  delete from files where id = old.file_id;
  return null;
end;
$$;
create trigger documents_take_their_file after delete on documents
  for each row execute function delete_file_of_document();
